/** A value as it was last read; `refresh` reads it again. */
export interface Refreshed<Value> {
  readonly value: Value;
  refresh(): Promise<void>;
}

interface RefreshOptions {
  /** Between two readings: whoever can cause them cannot cause more. */
  restMilliseconds: number;
  clock: () => Date;
}

/** Reads a value now and whenever it is refreshed: once for all who ask meanwhile. A reading that fails leaves it as it was. */
export async function openRefreshed<Value>(
  read: () => Promise<Value>,
  { restMilliseconds, clock }: RefreshOptions,
): Promise<Refreshed<Value>> {
  let value = await read();
  let readAt = clock().getTime();
  let reading: Promise<void> | null = null;
  const readAgain = async () => {
    try {
      value = await read();
    } finally {
      readAt = clock().getTime();
      reading = null;
    }
  };
  return {
    get value() {
      return value;
    },
    async refresh() {
      if (reading === null && clock().getTime() - readAt < restMilliseconds) return;
      reading ??= readAgain();
      await reading;
    },
  };
}
