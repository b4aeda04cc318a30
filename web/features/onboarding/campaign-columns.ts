import type { Campaign } from '../../lib/campaign.ts';

const columns = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'affiliate_id',
] as const;

export type CampaignColumns = Partial<Record<(typeof columns)[number], string>> & {
  /** Every key that has no column of its own. */
  campaign?: Campaign;
};

/** The campaign as the profile keeps it: the usual keys in their columns, the others together. */
export function campaignColumns(campaign: Campaign): CampaignColumns {
  const row: CampaignColumns = {};
  const others: Campaign = {};
  for (const [key, value] of Object.entries(campaign)) {
    const column = columns.find((name) => name === key);
    if (column) row[column] = value;
    else others[key] = value;
  }
  return Object.keys(others).length === 0 ? row : { ...row, campaign: others };
}
