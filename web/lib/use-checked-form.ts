import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** What is wrong with a form, by the names of its fields. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface CheckedFormSettings<Values> {
  /** The values of the fields, by the text of each. */
  read: (textOf: (name: string) => string) => Values;
  /** Empty when the form may be sent. */
  check: (values: Values) => Problems<Values>;
  /** Settles when the work is over. Whoever gave it shows its failure. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** What that failure says about a field. */
  problemsOf?: (failure: unknown) => Problems<Values>;
}

/**
 * A form whose texts live in its fields, where password managers write as well. It is checked when it is sent, and from
 * then on while it is changed; the first field at fault gets the focus. It stays busy from the click until the work is over.
 */
export function useCheckedForm<Values extends object>({
  read,
  check,
  onSubmit,
  problemsOf,
}: CheckedFormSettings<Values>) {
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const wasSent = useRef(false);

  const valuesOf = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return read((name) => {
      const entry = data.get(name);
      return typeof entry === 'string' ? entry : '';
    });
  };
  const tell = (form: HTMLFormElement, found: Problems<Values>) => {
    setProblems(found);
    return focusFirst(form, found);
  };

  async function submit(form: HTMLFormElement) {
    // State would let the second click of a double click through.
    if (isUnderWay.current) return;
    wasSent.current = true;
    const values = valuesOf(form);
    if (tell(form, check(values))) return;
    isUnderWay.current = true;
    setIsSending(true);
    const found = await onSubmit(values).then(
      () => null,
      (failure: unknown) => problemsOf?.(failure) ?? null,
    );
    isUnderWay.current = false;
    setIsSending(false);
    if (found) tell(form, found);
  }

  return {
    problems,
    isSending,
    /** For the `<form>`. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (wasSent.current) setProblems(check(valuesOf(currentTarget)));
      },
    },
  };
}

/** Whether there was one at fault. */
function focusFirst(form: HTMLFormElement, problems: Problems<object>): boolean {
  const wrong = Object.entries(problems).flatMap(([name, problem]) => (problem ? [name] : []));
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => wrong.includes(name))?.focus();
  return wrong.length > 0;
}
