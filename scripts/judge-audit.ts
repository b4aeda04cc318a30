import { z } from 'zod';

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.int() }) }),
});
const failureSchema = z.object({ message: z.string() });

/** What the JSON of `npm audit` means. A registry that does not answer refuses nothing, and nobody may take it for a clean bill. */
export function judgeAudit(json: string): { isRefused: boolean; sentence: string } {
  const output = parseJson(json);
  const report = reportSchema.safeParse(output);
  if (!report.success) {
    const reason = failureSchema.safeParse(output).data?.message ?? 'no answer';
    return { isRefused: false, sentence: `NOT DONE, the registry did not answer (${reason})` };
  }
  const { vulnerabilities, metadata } = report.data;
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) =>
    /^(?:high|critical)$/u.test(severity),
  );
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  const sentence = `${metadata.dependencies.prod} packages, ${grave.length} with a high or critical fault`;
  return { isRefused: grave.length > 0, sentence: names === '' ? sentence : `${sentence}: ${names}` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
