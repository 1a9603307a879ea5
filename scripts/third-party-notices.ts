import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shipped, shippedPackages } from './shipped-packages.ts'

const isNotice = (file: string) => /^(licen[cs]e|copying|notice|ofl)([._-]|$)/i.test(file) && !/\.(js|json|ts)$/i.test(file)

/** What the package itself says about its licence; only the name of the licence where it brings no text. */
function textOf({ path, licence }: Shipped): string {
  const files = existsSync(path) ? readdirSync(path).filter(isNotice).sort() : []
  const texts = files.map((file) => readFileSync(join(path, file), 'utf8').replace(/\r\n?/g, '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : `This package is under the licence ${licence} and brings no text of it.`
}

/** The licences of everything that ships with Greenroom, each text once, under the packages it is for. */
export function thirdPartyNotices(): string {
  const byText = new Map<string, string[]>()
  for (const shipped of shippedPackages()) {
    // Packages for other machines are neither installed here nor served from here.
    if (!existsSync(shipped.path)) continue
    const text = textOf(shipped)
    byText.set(text, [...(byText.get(text) ?? []), `${shipped.name} ${shipped.version} (${shipped.licence})`])
  }
  const parts = [...byText].map(([text, packages]) => `${packages.join('\n')}\n\n${text}`)
  const first =
    'Greenroom contains the following packages and fonts. It is under the MIT License itself; each of these is under its own.'
  return `${[first, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
