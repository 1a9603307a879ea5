import { readFile } from 'node:fs/promises'

/** Linux counts in pages of this size on all platforms that Node supports but a few ARM kernels, where this reads low. */
const pageBytes = 4096

/** @returns the memory that a process holds, in bytes; null where the system does not tell (not Linux) or the process is gone */
export async function residentMemoryBytes(pid: number): Promise<number | null> {
  try {
    const [, residentPages] = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ')
    return Number(residentPages) * pageBytes
  } catch {
    return null
  }
}
