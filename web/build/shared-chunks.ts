import type { Rolldown } from 'vite';

/**
 * What screens share travels together: a phone takes two milliseconds to ask for a file, and there would be fifty and more. React apart, as it
 * changes least, and the client of the data, which only the signed-in screens need.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 3 },
  { name: 'base', test: (id: string) => !isNeededBySome(id), minShareCount: 10, priority: 2 },
  // What the first lines of `main.tsx` need, whatever the screen, or what would bring the shell along.
  {
    name: 'common',
    test: among([
      'node_modules/@base-ui/react/.*csp',
      'web/lib/(theme|use-call|link-outcome)',
      'web/components/ui/(lone-screen|waiting)',
      'web/features/tracking/(data-layer|tag-manager/consent-mode)',
      'shared/(demand|mechanisms)',
      'lucide-react/.*/chevron-down',
    ]),
    priority: 2,
  },
  // What the signed-in screens stand in, with what that needs, and the small things that at least two of them share.
  {
    name: 'shell',
    test: among([
      'web/routes/(app-shell|signed-in|use-refresh-money)',
      'web/lib/(access|bind-short-words|describe-engine|file-name|functions|subscription-status)',
      'web/lib/use-(is-phone|leaving|seconds|single-flight)',
      'web/components/drawings/(bare-hook|float|hook)',
      'web/components/ui/(badge|card|confirm-button|empty-state|facts|load-problem|separated|skeleton|support-code)',
      'web/components/ui/(export-menu|use-copying|use-saving)',
      'web/features/pricing/api/get-subscription',
      'web/features/search/(last-search|components/tree-skeleton)',
      'web/features/statement/api/get-statement',
      'shared/(hook-tree|plans)',
      'lucide-react/.*/(arrow-left|check|download|refresh-cw|search|x)',
    ]),
    priority: 1,
  },
  // What parses the answers, and what at least two kinds of them are made of.
  {
    name: 'schemas',
    test: among(['node_modules/zod/.*', 'shared/(credits-schema|hook-tree-schema)']),
    priority: 1,
  },
  // What the list of hooks and their tree are both made of.
  {
    name: 'outline',
    test: among([
      'web/features/tree/(describe-question-origin|outline-keys|use-outline)',
      'web/features/tree/layout/tree-data',
      'web/components/drawings/(line-marks|mark-shapes)',
    ]),
    priority: 1,
  },
  { name: 'parts', test: /@base-ui|@floating-ui/, minShareCount: 3 },
];

function isNeededBySome(id: string): boolean {
  return /node_modules\/(zod|@base-ui|@floating-ui|@supabase|@tanstack|d3-|docx|embla|libphonenumber)/.test(
    id,
  );
}

/** Modules by their paths, without the ending. */
function among(paths: readonly string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})\\.m?[jt]sx?$`);
}
