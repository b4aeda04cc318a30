/** Which ways into an account the operator leaves open. */
export interface AccountRules {
  /** False refuses new accounts, however they begin; existing ones sign in as ever. */
  isSignUpOpen: boolean;
  /** A signed-in person may connect and remove identities. */
  isManualLinkingEnabled: boolean;
  /** Accounts without e-mail and telephone, until one is added. */
  isAnonymousSignInEnabled: boolean;
}
