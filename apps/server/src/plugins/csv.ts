import { Readable } from 'node:stream'
import { CSV_START, csvLines } from '@shinequo/domain/programme/csv-cell'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { FastifyReply } from 'fastify'

/** The rows of a CSV file, or the number of the first row with unbalanced quotes. */
export type CsvRows = { readonly rows: string[][] } | { readonly wrongRow: number }

/**
 * Parses the text of a CSV file, up to `most` rows. Accepts every kind of line ending and rows of different lengths. A
 * line break inside a quoted cell is part of the cell.
 */
export function csvRows(text: string, separator: string, most: number): CsvRows {
  try {
    return {
      rows: parse(text, {
        delimiter: separator,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        // A quote inside an unquoted cell is an ordinary character.
        relax_quotes: true,
        to: most,
      }),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { wrongRow: Number(error.records ?? 0) + 1 }
  }
}

/** Sends a CSV file that browsers save as `name`. */
export function csvAnswer(reply: FastifyReply, name: string, text: string): Buffer {
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return Buffer.from(text)
}

/** Rows of a file, in parts. */
export type CsvParts = AsyncIterable<readonly (readonly (string | number | null)[])[]>

/** Sends a CSV file of any length part by part, with a header row, which browsers save as `name`. */
export function csvStream(
  reply: FastifyReply,
  name: string,
  head: readonly string[],
  parts: CsvParts,
): Readable {
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  async function* text() {
    yield CSV_START + csvLines([head])
    for await (const rows of parts) yield csvLines(rows)
  }
  return Readable.from(text())
}
