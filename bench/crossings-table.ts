import { dirname } from 'node:path'
import type { CrossingsRow } from './crossings.ts'

export const CROSSINGS_COLUMNS = {
  counts: ['from the press to the COMMIT', 'files', 'web', 'server', 'domain', 'mail, to SMTP', ''],
  folders: ['use case', 'side', 'files by folder'],
}

/** How many files each use case crosses, and in which parts they are. */
export function crossingsCells(rows: readonly CrossingsRow[]) {
  return {
    counts: rows.map(({ what, web, server, mail, below }) => {
      const of = (side: string) => filesOf(side, [...web, ...server]).length
      const files = new Set([...web, ...server]).size
      const figures = [files, of('web'), of('server'), of('domain'), mail?.length ?? ''].map(String)
      return [what, ...figures, below.join(', ')]
    }),
    folders: rows.flatMap(({ what, web, server, mail = [] }) => [
      ...['web', 'server', 'domain'].map((side) => [
        what,
        side,
        byFolder(filesOf(side, [...web, ...server])),
      ]),
      ...(mail.length > 0 ? [[what, 'mail', byFolder(mail)]] : []),
    ]),
  }
}

function filesOf(side: string, files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => file.split('/')[1] === side)
}

function byFolder(files: readonly string[]): string {
  const folders = Map.groupBy(files, (file) => dirname(file).replace(/^.*?\/src\/(features\/)?/, ''))
  return [...folders].map(([folder, inside]) => `${folder} ${inside.length}`).join(', ')
}
