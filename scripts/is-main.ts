import { realpathSync } from 'node:fs'

// Whether this file is the entry point. `import.meta.main` is newer than some supported versions of Node, and folders reached through links (a
// Windows junction, macOS' /tmp) need real paths.
export function isMain({ main, filename }: { main?: boolean; filename: string }): boolean {
  return main ?? (process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(filename))
}
