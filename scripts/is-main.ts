import { realpathSync } from 'node:fs'

/**
 * Whether this file was started, rather than imported. `import.meta.main` is younger than some versions of Node that run everything else;
 * and of a folder reached through a link (a Windows junction, macOS' /tmp) only the real path can be compared.
 */
export function isMain({ main, filename }: { main?: boolean; filename: string }): boolean {
  return main ?? (process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(filename))
}
