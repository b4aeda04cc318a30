import type { QueryResult } from './database.ts';

type ReadType = (oid: number) => ((text: string) => unknown) | undefined;

/** Collects what answers the messages of `once-messages.ts`; the handlers have the names that the driver calls them by. */
export class OnceReader {
  #readType: ReadType;
  #columns: { name: string; dataTypeID: number }[] | null = null;
  #rows: (string | null)[][] = [];
  #count = 0;

  constructor(readType: ReadType) {
    this.#readType = readType;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    // Rows of the opening come before there is a description.
    if (this.#columns !== null) this.#rows.push(fields);
  }

  /** 'SELECT 3', 'INSERT 0 3'; that of the last statement counts. */
  handleCommandComplete({ text }: { text: string }): void {
    this.#count = Number(/\d+$/u.exec(text)?.[0] ?? 0);
  }

  read(): QueryResult<unknown> {
    const columns = (this.#columns ?? []).map(({ name, dataTypeID }) => ({
      name,
      parse: this.#readType(dataTypeID),
    }));
    const rows = this.#rows.map((fields) => {
      const row: Record<string, unknown> = {};
      for (const [index, { name, parse }] of columns.entries()) {
        const text = fields[index] ?? null;
        row[name] = text === null || parse === undefined ? text : parse(text);
      }
      return row;
    });
    return { rows, count: this.#count };
  }
}
