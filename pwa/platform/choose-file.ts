/** Some browsers garbage-collect an unreferenced picker before a file is chosen. */
let picker: HTMLInputElement | null = null

export function chooseFile(accept: string, chosen: (file: File) => void) {
  picker = Object.assign(document.createElement('input'), { type: 'file', accept })
  picker.addEventListener('change', () => {
    const file = picker?.files?.[0]
    picker = null
    if (file) chosen(file)
  })
  picker.click()
}
