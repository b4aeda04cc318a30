/** Where a provider sends the browser back to, as registered there. */
export function callbackAddress(publicUrl: string): string {
  return `${publicUrl}/auth/v1/callback`;
}
