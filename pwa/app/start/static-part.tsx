import type { ReactNode } from 'react'

/** What the build has written into the page, before React touches it. Absent while the page is prerendered. */
const written = import.meta.env.SSR
  ? new Map<string, string>()
  : new Map([...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [part.dataset.static!, part.innerHTML]))

interface StaticPartProps {
  /** Unique in the page. */
  name: string
  className: string
  /** Rendered by the build only: `import.meta.env.SSR ? … : null`, so that no script carries it. */
  children: ReactNode
}

/** Markup of the landing page that never changes: the page has it, so its code need not be loaded as well. */
export function StaticPart({ name, className, children }: StaticPartProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={className} data-static={name}>
        {children}
      </div>
    )
  }
  const html = { __html: written.get(name) ?? '' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back where it was
  return <div className={className} data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
