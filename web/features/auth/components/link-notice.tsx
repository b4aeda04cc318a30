import { useEffect, useState } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';
import { forgetLinkOutcome, getLinkOutcome } from '../../../lib/link-outcome.ts';

/** Why the link that led here did not do what it was for, or what else it needs; until the person goes on. */
export function LinkNotice() {
  const [outcome] = useState(getLinkOutcome);
  useEffect(() => forgetLinkOutcome, []);
  return outcome && <Notice tone={outcome.tone} title={outcome.text} className="mb-6" />;
}
