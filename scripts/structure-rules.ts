export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

const longestFile = 300;

/** What one area may import, beside itself and packages. First match wins; a path that matches none may import anything. */
const arrows: readonly { from: RegExp; mayImport: readonly RegExp[] }[] = [
  { from: /^shared\//, mayImport: [] },
  { from: /^engine\//, mayImport: [/^shared\//, /^engine\//] },
  { from: /^content\//, mayImport: [/^(shared|engine|content)\//] },
  { from: /^server\/files\//, mayImport: [/^server\/files\//] },
  { from: /^server\/db\//, mayImport: [/^server\/(db|files)\//, /^server\/auth\/caller\.ts$/] },
  {
    from: /^server\/(credits|billing|generation)\//,
    mayImport: [
      /^(shared|engine)\//,
      /^server\/(credits|billing|generation|db|outgoing)\//,
      /^server\/(auth\/caller|errors|metrics)\.ts$/,
    ],
  },
  {
    from: /^server\/(auth|data-api|mail|sms)\//,
    mayImport: [
      /^shared\//,
      /^server\/(auth|data-api|mail|sms|db|files|http|outgoing)\//,
      /^server\/(errors|metrics)\.ts$/,
    ],
  },
  {
    from: /^server\/http\//,
    mayImport: [/^shared\//, /^server\/(http|auth|data-api|db)\//, /^server\/(errors|metrics)\.ts$/],
  },
  { from: /^server\/outgoing\//, mayImport: [/^server\/outgoing\//] },
  {
    from: /^server\/functions\//,
    mayImport: [
      /^(shared|engine)\//,
      /^server\/(functions|generation|credits|billing|db|http|auth)\//,
      /^server\/(errors|metrics)\.ts$/,
    ],
  },
  { from: /^server\//, mayImport: [/^(shared|engine|content|server)\//] },
  { from: /^web\/lib\//, mayImport: [/^shared\//, /^web\/lib\//] },
  { from: /^web\/components\//, mayImport: [/^web\/(lib|components)\//] },
  { from: /^web\/features\//, mayImport: [/^shared\//, /^web\/(lib|components)\//, /^web\/features\/OWN\//] },
  { from: /^web\//, mayImport: [/^(shared|web)\//] },
];

const impureInEngine =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.|\bprocess\.|\bIntl\.|\blocaleCompare\b|\btoLocale\w+|\bfetch\(|from 'node:/;

/** Every breach of the house rules that types and the linter cannot see, one line each: "path: what and why". */
export function findViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...checkSize(file),
    ...checkName(file),
    ...checkImports(file),
    ...checkPurity(file),
    ...checkEnvironment(file),
    ...checkLocators(file),
  ]);
}

function checkSize({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1;
  if (lines <= longestFile) return [];
  return [`${path}: ${lines} lines; past ${longestFile} there is a second subject in it`];
}

function checkName({ path }: SourceFile): string[] {
  const names = path.replace(/\.(test\.)?tsx?$/, '').split('/');
  const vague = names.find((name) => ['utils', 'util', 'helpers', 'common', 'misc', 'index'].includes(name));
  if (vague === undefined || path.startsWith('tests/helpers/')) return [];
  return [`${path}: "${vague}" does not say what it is`];
}

function checkImports(file: SourceFile): string[] {
  if (/\.test\.tsx?$/.test(file.path)) return [];
  const rule = arrows.find(({ from }) => from.test(file.path));
  if (rule === undefined) return [];
  const own = file.path.split('/')[2] ?? '';
  const allowed = rule.mayImport.map((pattern) => new RegExp(pattern.source.replace('OWN', own)));
  const area = file.path.split('/')[0] ?? '';
  return importedPaths(file)
    .filter(
      (imported) =>
        !(rule.mayImport.length === 0 ? [new RegExp(`^${area}/`)] : allowed).some((pattern) =>
          pattern.test(imported),
        ),
    )
    .map((imported) => `${file.path}: must not import ${imported}`);
}

/** Relative imports, as paths from the root. */
function importedPaths({ path, text }: SourceFile): string[] {
  const specifiers = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...specifiers].map((match) => resolvePath(path, match[1] ?? ''));
}

function resolvePath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function checkPurity({ path, text }: SourceFile): string[] {
  if (!/^(engine|shared)\//.test(path) || path.endsWith('.test.ts')) return [];
  const hit = impureInEngine.exec(withoutComments(text));
  return hit === null
    ? []
    : [`${path}: "${hit[0]}" reaches outside; the engine gets everything as arguments`];
}

function checkEnvironment({ path, text }: SourceFile): string[] {
  if (!path.startsWith('server/') || path === 'server/env.ts' || path.endsWith('.test.ts')) return [];
  const uses = withoutComments(text).replaceAll('readEnvironment(process.env)', '');
  return uses.includes('process.env') ? [`${path}: the environment is read in server/env.ts alone`] : [];
}

// Without `exact` a string finds whatever contains it: "Ativar" also "Desativar", for as long as that is still on the screen.
function checkLocators({ path, text }: SourceFile): string[] {
  if (!/^(tests\/(e2e|helpers)|scripts|bench)\//.test(path)) return [];
  const calls = text.matchAll(
    /\.getBy(?:Role|Text|Label|Placeholder|AltText|Title)\(\s*(?:(['`])(?:(?!\1).)*\1)(?:,\s*\{([^{}]*)\})?\s*,?\s*\)/g,
  );
  return [...calls]
    .filter(([call, , options = '']) => {
      const isNamed = !call.startsWith('.getByRole') || /\bname: ['`]/.test(options);
      return isNamed && !/\bexact: true/.test(options);
    })
    .map(
      ([call]) => `${path}: ${call.slice(1)} is a part of a name; say exact: true, or the part as a RegExp`,
    );
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
