import pg from 'pg';

/** Reads values of a type from text. bigint as number, like the embedded database: ours count rows and seconds, far below 2^53. */
export function readType(oid: number): (text: string) => unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, 'text');
}
