import { createHash } from 'node:crypto';

const usesBeforeName = 5;
const mostNames = 100;
const mostCounted = 1000;

/**
 * Names for the statements of a pool that run again and again, so that the server plans each once for a connection (PostgreSQL's
 * documentation, `plan_cache_mode`). At most a hundred, since each connection holds them all. A name is a digest of its text: two
 * processes that share connections by way of a pooler cannot mean different statements by one name.
 */
export class StatementNames {
  #uses = new Map<string, number>();
  #names = new Map<string, string>();
  #isOff = false;

  /** Empty for a statement without a name. */
  nameOf(sql: string): string {
    if (this.#isOff) return '';
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    const uses = (this.#uses.get(sql) ?? 0) + 1;
    if (uses < usesBeforeName || this.#names.size >= mostNames) {
      if (this.#uses.size >= mostCounted) this.#uses.clear();
      this.#uses.set(sql, uses);
      return '';
    }
    const name = createHash('sha256').update(sql).digest('hex').slice(0, 40);
    this.#uses.delete(sql);
    this.#names.set(sql, name);
    return name;
  }

  /** For a pooler that shares connections and keeps no names: from here on no statement has one. */
  turnOff(): void {
    this.#isOff = true;
  }
}

/** The name is not there (26000), or there already (42P05): another connection of a pooler answered than the one that was told. */
export function isNameLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['26000', '42P05'].includes(String(error.code));
}
