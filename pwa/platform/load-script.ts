/** Runs somebody else's script in the page. @throws Error when it cannot be had: no connection, or a blocker */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${new URL(address).host} did not answer`))
    document.head.append(script)
  })
}
