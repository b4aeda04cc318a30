import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Of the file system within PGlite, what sets modes: `attributes.mode`, where it is one of them, goes to chmod as it is. */
interface ModeSetter {
  doSetAttr?(file: unknown, node: unknown, attributes: { mode?: number }, ...rest: unknown[]): void;
}

/**
 * The directory of an embedded database whose files its owner alone may read. PGlite gives 0666 and 0644 to some of them by chmod, which
 * a umask does not touch.
 */
export class PrivateNodeFs extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const closeModes = (module: { NODEFS?: ModeSetter }) => {
      const system = module.NODEFS;
      const setAttributes = system?.doSetAttr;
      if (system === undefined || setAttributes === undefined) return;
      system.doSetAttr = (file, node, attributes, ...rest) => {
        if (attributes.mode !== undefined) attributes.mode &= ~0o077;
        setAttributes(file, node, attributes, ...rest);
      };
    };
    const others = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [closeModes as (typeof others)[number], ...others] },
    };
  }
}
