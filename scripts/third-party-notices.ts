import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shipped, shippedPackages } from './shipped-packages.ts'

const isNotice = (file: string) => /^(licen[cs]e|copying|notice|ofl)([._-]|$)/i.test(file) && !/\.(js|json|ts)$/i.test(file)

/** The package's license text; only the license's name if it has none. */
function textOf({ path, licence }: Shipped): string {
  const files = existsSync(path) ? readdirSync(path).filter(isNotice).sort() : []
  const texts = files.map((file) => readFileSync(join(path, file), 'utf8').replace(/\r\n?/g, '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : `This package is under the licence ${licence} and brings no text of it.`
}

/** Every shipped license text once, with the packages it covers. */
export function thirdPartyNotices(): string {
  const byText = new Map<string, string[]>()
  for (const shipped of shippedPackages()) {
    // Packages for other platforms are neither installed nor served from here.
    if (!existsSync(shipped.path)) continue
    const text = textOf(shipped)
    byText.set(text, [...(byText.get(text) ?? []), `${shipped.name} ${shipped.version} (${shipped.licence})`])
  }
  const parts = [...byText].map(([text, packages]) => `${packages.join('\n')}\n\n${text}`)
  const first =
    'Greenroom contains the following packages and fonts. It is under the MIT License itself; each of these is under its own.'
  return `${[first, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
