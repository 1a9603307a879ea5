import type { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

export async function linksOf(pdf: Pdf): Promise<string[]> {
  const addresses = new Set<string>()
  for (let index = 1; index <= pdf.numPages; index++) {
    const page = await pdf.getPage(index).catch(() => null)
    const annotations: unknown[] = (await page?.getAnnotations().catch(() => [])) ?? []
    for (const annotation of annotations) {
      const { subtype, url } = annotation as { subtype?: unknown; url?: unknown }
      if (subtype === 'Link' && typeof url === 'string') addresses.add(url)
    }
  }
  return [...addresses]
}
