import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a brotli and a gzip form beside each hashed script and style, so that the server never compresses while someone waits. */
export async function compressAssets(directory: string): Promise<void> {
  for await (const path of glob(`${directory}/assets/*.{js,css}`)) {
    const content = await readFile(path);
    const [smallest, common] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      // Browsers take brotli over https alone.
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, smallest), writeFile(`${path}.gz`, common)]);
  }
}
