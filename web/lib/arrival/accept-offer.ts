import { getArrival } from './arrival.ts';
import { mailReturnAddress } from './return-address.ts';

/** The person says that the account of the link is theirs: the page is opened again as if this browser had asked for it. */
export function acceptOffer(): void {
  const arrival = getArrival();
  if (arrival?.kind === 'offer') globalThis.location.replace(mailReturnAddress(arrival.href));
}
