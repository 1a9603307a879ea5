import type { ReactNode } from 'react'

const written = import.meta.env.SSR
  ? new Map<string, string>()
  : new Map([...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [part.dataset.static!, part.innerHTML]))

export const isWritten = (name: string) => written.has(name)

interface StaticPartProps {
  name: string
  className: string
  /** Only in the build: `import.meta.env.SSR ? … : null`, so no script contains it. */
  children: ReactNode
}

/** Static landing page markup, reused from the page so that its code need not load. */
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
