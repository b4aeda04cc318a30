/** The address with the checkout's id in it, where the thank-you page looks for it. The id is not escaped: Stripe fills in braces. */
export function withSessionId(address: string, sessionId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}session_id=${sessionId}`;
}
