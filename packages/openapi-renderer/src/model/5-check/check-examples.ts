import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { Direction } from '../../api-model/index.js';
import type { CheckMessage, CheckTask, ExampleSite } from './check-in-worker.js';
import { schemaAddress, toJsonSchema } from './to-json-schema.js';

// The package is CommonJS; its function is the default export's default in some loaders and the default in others.
const addFormats = ((addFormatsModule as unknown as { default?: unknown }).default ??
  addFormatsModule) as unknown as (ajv: Ajv2020) => void;

/** Checks examples against their schemas; each that does not match is one diagnostic, with the first three reasons. */
export function* checkExamples({ examples, schemas }: CheckTask): Generator<CheckMessage> {
  const validators = new Validators(schemas);
  let checked = 0;
  for (const site of examples) {
    const errors = validators.errorsOf(site);
    if (errors.length > 0)
      yield { kind: 'diagnostic', file: site.file, keys: site.keys, diagnostic: mismatch(site, errors) };
    checked++;
    yield { kind: 'examples', checked };
  }
}

function mismatch({ name }: ExampleSite, errors: string[]) {
  const subject = name === '' ? 'The example' : `The example "${name}"`;
  return {
    code: 'example-mismatch',
    severity: 'warning',
    message: `${subject} does not match its schema, so readers would send or expect something wrong: ${errors.join('; ')}.`,
    hint: 'Correct the example or the schema.',
  } as const;
}

const MAX_REASONS = 3;

/** Named schemas are compiled when the first example needs them, and once. */
class Validators {
  readonly #ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    allErrors: false,
    addUsedSchema: false,
    // `__proto__` and `constructor` are there when the example has them, not because every object has.
    ownProperties: true,
  });
  readonly #compiled = new Map<string, ValidateFunction | null>();
  readonly #indexes: Map<string, number>;

  constructor(schemas: CheckTask['schemas']) {
    addFormats(this.#ajv);
    this.#indexes = new Map(schemas.map(({ key }, index) => [key, index]));
    for (const direction of ['request', 'response'] as const) {
      schemas.forEach(({ schema }, index) => {
        const converted = toJsonSchema(schema, this.#indexOf, direction);
        this.#ajv.addSchema(
          typeof converted === 'object' ? converted : { allOf: [converted] },
          schemaAddress(index, direction),
        );
      });
    }
  }

  readonly #indexOf = (key: string): number => this.#indexes.get(key) ?? -1;

  errorsOf({ schema, direction, value }: ExampleSite): string[] {
    const validate = this.#validator(schema, direction);
    if (!validate || validate(value)) return [];
    return (validate.errors ?? []).slice(0, MAX_REASONS).map(reasonOf);
  }

  /** `null` for a schema that cannot be compiled, such as one with a pattern that is no regular expression. */
  #validator(schema: ExampleSite['schema'], direction: Direction): ValidateFunction | null {
    const converted = toJsonSchema(schema, this.#indexOf, direction);
    const key = `${direction} ${JSON.stringify(converted)}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    let validate: ValidateFunction | null = null;
    try {
      validate = this.#ajv.compile(converted);
    } catch {
      // What is wrong with the schema itself is for the validation of the document to say.
    }
    this.#compiled.set(key, validate);
    return validate;
  }
}

const reasonOf = ({ instancePath, message = 'is wrong', params }: ErrorObject): string => {
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const detail = additionalProperty
    ? `: "${additionalProperty}"`
    : allowedValues
      ? `: ${JSON.stringify(allowedValues)}`
      : '';
  return `${instancePath || 'it'} ${message}${detail}`;
};
