import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { FastifyReply } from 'fastify'

/** The rows of a CSV file as they stand, or the first row whose quotes do not fit. */
export type CsvRows = { readonly rows: string[][] } | { readonly wrongRow: number }

/**
 * Takes the text of a CSV file apart, `most` rows at the most. Lines may end in every way, in quoted cells they are
 * text; rows may have different lengths.
 */
export function csvRows(text: string, separator: string, most: number): CsvRows {
  try {
    return {
      rows: parse(text, {
        delimiter: separator,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        // A quote inside a cell without quotes is a quote.
        relax_quotes: true,
        to: most,
      }),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { wrongRow: Number(error.records ?? 0) + 1 }
  }
}

/** A CSV file as the answer, saved by browsers under `name`. */
export function csvAnswer(reply: FastifyReply, name: string, text: string): Buffer {
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return Buffer.from(text)
}
