import { useEffect, useState } from 'react';
import { knownNewcomer, readIsNewcomer } from '../newcomer.ts';

/** Whether the person has no profile yet; undefined while that is not known, as for a visitor. */
export function useNewcomer(userId: string | undefined): boolean | undefined {
  const [, setCount] = useState(0);
  const answer = knownNewcomer(userId);
  const isUnknown = answer === undefined;
  useEffect(() => {
    if (userId === undefined || !isUnknown) return;
    const tell = () => setCount((count) => count + 1);
    // The form works without; whether a lead is new can wait for the next visit.
    readIsNewcomer(userId).then(tell, () => {});
  }, [userId, isUnknown]);
  return answer;
}
