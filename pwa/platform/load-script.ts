/** Runs a third-party script. @throws Error without a connection or with a blocker */
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
