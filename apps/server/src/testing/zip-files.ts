import { strFromU8, unzipSync } from 'fflate'

/** The files of a ZIP by name, each as text. */
export function filesInZip(bytes: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(bytes))
  return Object.fromEntries(files.map(([name, file]) => [name, strFromU8(file)]))
}
