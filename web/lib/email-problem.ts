/** What is plainly wrong with an e-mail address; the account service judges the rest. */
export function emailProblem(email: string, missing = 'Digite seu e-mail.'): string | undefined {
  if (email === '') return missing;
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  return 'Este e-mail parece incompleto: confira o que vem antes e depois do @.';
}
