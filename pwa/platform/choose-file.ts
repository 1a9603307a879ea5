/** The last one asked for: without a reference some browsers forget it before a file is chosen. */
let picker: HTMLInputElement | null = null

/** Opens the device's file picker, from a tap. @param accept as in `<input accept>` @param chosen is not called when the person cancels */
export function chooseFile(accept: string, chosen: (file: File) => void) {
  picker = Object.assign(document.createElement('input'), { type: 'file', accept })
  picker.addEventListener('change', () => {
    const file = picker?.files?.[0]
    picker = null
    if (file) chosen(file)
  })
  picker.click()
}
