import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages where this process may (Debian, root); false where it may not or it failed. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  process.stderr.write(`Installing Debian packages: ${packages.join(' ')} …\n`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
