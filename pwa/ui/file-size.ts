/** A file's size in megabytes with two decimals. 1 MB is 1,048,576 bytes, as in the 5 MB limit. */
export function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(2)} MB`
}
