/** What gives another value each time that it is asked, as the code of a page calls it. */
export type UnsteadyCall =
  | 'new Date()'
  | 'Date()'
  | 'Date.now()'
  | 'Math.random()'
  | 'performance.now()'
  | 'crypto.randomUUID()'
  | 'crypto.getRandomValues()';

/**
 * The globals of JavaScript that know the clock or make random numbers, by their names. They do what they always do, and tell of it first.
 * A date that is written in the code, `new Date('2024-05-01')`, is none of it.
 */
export function unsteadyGlobals(tell: (call: UnsteadyCall) => void): Record<string, unknown> {
  const told = <Result>(call: UnsteadyCall, run: (...args: never[]) => Result) =>
    ((...args: never[]) => {
      tell(call);
      return run(...args);
    }) as unknown;
  return {
    Date: new Proxy(Date, {
      construct(target, args, self) {
        if (args.length === 0) tell('new Date()');
        return Reflect.construct(target, args, self) as object;
      },
      apply(target): string {
        tell('Date()');
        return target();
      },
      get: (target, name): unknown =>
        name === 'now' ? told('Date.now()', () => Date.now()) : Reflect.get(target, name),
    }),
    Math: withMembers(Math, { random: told('Math.random()', () => Math.random()) }),
    performance: withMembers(performance, { now: told('performance.now()', () => performance.now()) }),
    crypto: withMembers(crypto, {
      randomUUID: told('crypto.randomUUID()', () => crypto.randomUUID()),
      getRandomValues: told('crypto.getRandomValues()', (array: never) => crypto.getRandomValues(array)),
    }),
  };
}

/** An object with other members of some names. Its own keep their `this`, which those of the system insist on. */
const withMembers = (object: object, members: Record<string, unknown>): object =>
  new Proxy(object, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(members, name)) return members[name];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
