import type { FoundWork } from '../../../engine/evidence/found-work.ts';

/** Bodies whose pages are evidence by themselves. The federal ones publish under CC BY-ND (https://www.gov.br). */
export const officialHosts = ['gov.br', 'ibge.gov.br', 'fiocruz.br', 'embrapa.br', 'scielo.br', 'cetic.br'];

const federalHost = /(?:^|\.)gov\.br$/;

interface Page {
  title: string;
  address: string;
  text: string;
  /** As the search gives it; only its year is read. */
  date: string | null;
}

/** A page as a work of the body whose host it is on. */
export function toFoundPage({ title, address, text, date }: Page): FoundWork {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return {
    title: title.trim(),
    authors: '',
    year: Number(/(?:19|20)\d{2}/.exec(date ?? '')?.[0] ?? 0) || null,
    venue: host,
    text: text.replace(/\s+/g, ' ').trim(),
    doi: null,
    address: /^https?:\/\//.test(address) ? address : '',
    licence: federalHost.test(host) ? 'cc-by-nd' : null,
    isRetracted: false,
    isPreprint: false,
  };
}
