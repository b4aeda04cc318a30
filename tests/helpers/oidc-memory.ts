import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Where one provider keeps its sessions, grants and codes: in memory, as long as it runs. */
export function memoryAdapter(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const key = (id: string) => `${model}:${id}`;
    const find = async (test: (payload: AdapterPayload) => boolean) =>
      [...rows].find(([name, payload]) => name.startsWith(`${model}:`) && test(payload))?.[1];
    return {
      upsert: async (id, payload) => {
        rows.set(key(id), payload);
      },
      find: async (id) => rows.get(key(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = rows.get(key(id));
        if (payload !== undefined) rows.set(key(id), { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => {
        rows.delete(key(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of rows) if (payload.grantId === grantId) rows.delete(name);
      },
    };
  };
}
