import { describe, expect, it } from 'vitest'
import { ApiError, isAway, isNoResponse, messageForAnswer, messageOf } from './error-catalogue.ts'

describe('the message of an error response', () => {
  it.each([
    [{ message: 'From message' }, 'From message'],
    [{ error: 'From error' }, 'From error'],
    [{ detail: 'From detail' }, 'From detail'],
    [{ message: 'First', error: 'Second', detail: 'Third' }, 'First'],
    [{ message: '', error: 'Second' }, 'Second'],
    [{ message: { nested: true }, detail: 'Third' }, 'Third'],
  ])('is the server’s own: %j', (body, said) => {
    expect(messageForAnswer(400, body)).toBe(said)
  })

  it.each([
    [400, 'Bad request. Please check your input.'],
    [401, 'Unauthorized. Please log in again.'],
    [403, 'Forbidden. You do not have permission to perform this action.'],
    [404, 'Resource not found.'],
    [500, 'Server error. Please try again later.'],
    [418, 'An error occurred. Please try again.'],
    [503, 'An error occurred. Please try again.'],
  ])('depends on the status %i when the server sends none', (status, said) => {
    expect(messageForAnswer(status, {})).toBe(said)
    expect(messageOf(new ApiError(status))).toBe(said)
  })
})

describe('the message of anything thrown', () => {
  it('says that no response came', () => {
    expect('No response from the server. Please check your network connection.').toBe(
      'No response from the server. Please check your network connection.',
    )
    expect(messageOf(new ApiError(0))).toBe(
      'No response from the server. Please check your network connection.',
    )
    expect(isNoResponse(new ApiError(0))).toBe(true)
    expect(isNoResponse(new ApiError(500))).toBe(false)
  })

  it('counts a missing response and a 503 as the service being away, but no other failure', () => {
    const away = [0, 401, 404, 500, 503].filter((status) => isAway(new ApiError(status)))
    expect(away).toEqual([0, 503])
    expect(isAway(new TypeError('x is undefined'))).toBe(false)
  })

  it('says that an error without a response is unexpected', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('Unexpected error: x is undefined')
    expect(messageOf('words')).toBe('Unexpected error: words')
  })

  it('carries the server’s fields and code, and ignores malformed ones', () => {
    const error = new ApiError(409, { code: 'email_taken', errors: { email: 'Taken' } })
    expect(error.code).toBe('email_taken')
    expect(error.fields).toEqual({ email: 'Taken' })
    expect(new ApiError(400, { errors: { email: ['Taken'] } }).fields).toEqual({})
    expect(new ApiError(400, { code: 7 }).code).toBe('')
  })
})
