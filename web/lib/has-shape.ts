type Check = (value: unknown) => boolean;

/** What a value must be, field by field; a field that the type gains is missed here by the compiler. */
export type Shape<Value> = { readonly [Key in keyof Required<Value>]: Check };

/** Checks by hand what the first screens read before the schema library is there. Fields that are not named are let pass. */
export function hasShape<Value extends object>(value: unknown, shape: Shape<Value>): value is Value {
  if (typeof value !== 'object' || value === null) return false;
  const checks: [string, Check][] = Object.entries(shape);
  return checks.every(([key, check]) => check(Reflect.get(value, key)));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isUuid(value: unknown): boolean {
  return isText(value) && /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);
}

/** A check for a list whose every member passes another. */
export function listOf(isMember: Check): Check {
  return (value) => Array.isArray(value) && value.every(isMember);
}

/** A check for one of these values. */
export function oneOf(values: readonly string[]): Check {
  return (value) => isText(value) && values.includes(value);
}
