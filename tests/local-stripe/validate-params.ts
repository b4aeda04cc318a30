// What Stripe's edge checks before a call is made: unknown and missing parameters, closed enums, integers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type FormParams, formPath } from './form-body.ts';
import type { RequestSchemas } from './generate-request-schemas.ts';
import type { RequestName, RequestTypes } from './request-types.ts';
import { invalidRequest, type LocalStripeError, parameterMissing } from './stripe-errors.ts';

/** The decoded form as typed parameters (strings coerced in place), or Stripe's refusal of the first fault. */
export function validateParams<Name extends RequestName>(name: Name, form: FormParams): RequestTypes[Name] {
  const validate = compile(name);
  if (!validate(form)) throw describeFault(worstError(validate.errors ?? []));
  return form as unknown as RequestTypes[Name];
}

/** The schemas as they were written by scripts/write-stripe-schemas.ts. */
export function readRequestSchemas(): RequestSchemas {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'request-schemas.json'), 'utf8'),
  ) as RequestSchemas;
}

const ajv = new Ajv({ coerceTypes: 'array', allErrors: true, strict: false, verbose: true });
const compiled = new Map<RequestName, ValidateFunction>();
let schemas: RequestSchemas['schemas'] | undefined;

function compile(name: RequestName): ValidateFunction {
  schemas ??= readRequestSchemas().schemas;
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`request-schemas.json has no ${name}: write it again`);
  const validate = compiled.get(name) ?? ajv.compile(schema);
  compiled.set(name, validate);
  return validate;
}

const mostTelling = ['additionalProperties', 'required', 'enum', 'minLength', 'type', 'const', 'anyOf'];

/** In a union every branch complains; the deepest complaint of the most telling kind is the one a person means. */
function worstError(errors: ErrorObject[]): ErrorObject {
  const ranked = errors.toSorted((a, b) => rank(a) - rank(b));
  const [worst] = ranked;
  if (worst === undefined) throw new Error('ajv refused without saying why');
  return worst;
}

function rank({ keyword, instancePath }: ErrorObject): number {
  const depth = instancePath.split('/').length;
  return (keyword === 'additionalProperties' ? 0 : 1000) - depth * 10 + mostTelling.indexOf(keyword);
}

function describeFault(error: ErrorObject): LocalStripeError {
  const param = formPath(error.instancePath);
  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = formPath(`${error.instancePath}/${error.params.additionalProperty}`);
      return invalidRequest(`Received unknown parameter: ${unknown}`, {
        code: 'parameter_unknown',
        param: unknown,
      });
    }
    case 'required':
      return parameterMissing(formPath(`${error.instancePath}/${error.params.missingProperty}`));
    case 'enum':
      return invalidRequest(`Invalid ${param}: must be one of ${listed(error.params.allowedValues)}`, {
        param,
      });
    case 'minLength':
      return invalidRequest(
        `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
        { code: 'parameter_invalid_empty', param },
      );
    default:
      return describeWrongType(error, param);
  }
}

function describeWrongType({ params, data }: ErrorObject, param: string): LocalStripeError {
  const expected = String(params.type ?? 'value');
  const shown = typeof data === 'string' ? `: ${data}` : '';
  return invalidRequest(
    `Invalid ${expected}${shown}`,
    expected === 'integer' ? { code: 'parameter_invalid_integer', param } : { param },
  );
}

function listed(values: unknown): string {
  const words = (Array.isArray(values) ? values : []).filter((value) => value !== null && value !== '');
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
}
