import { describe, expect, it } from 'vitest'
import { readHours, sumOf } from './logic.ts'

describe('hours as they are typed', () => {
  it.each([
    ['1h20', 1.33],
    ['1.5h', 1.5],
    ['90m', 1.5],
    ['1:20', 1.33],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['2', 2],
    ['2 h', 2],
    ['1 h 20 min', 1.33],
    ['1H20M', 1.33],
    ['1h5', 1.08],
    ['2 hours', 2],
    ['45 minutes', 0.75],
    ['0:06', 0.1],
    ['12:00', 12],
    ['24', 24],
    ['24:00', 24],
    ['0.01', 0.01],
    ['  3 ', 3],
    ['১h২০', 1.33],
    ['১:৩০', 1.5],
    ['৯০m', 1.5],
    ['৯০মি', 1.5],
    ['১ঘ২০', 1.33],
    ['১ ঘণ্টা ২০ মিনিট', 1.33],
    ['1m', 0.02],
    ['1.333', 1.33],
    ['0h45', 0.75],
  ])('%j are %d', (text, hours) => {
    expect(readHours(text)).toEqual({ hours })
  })

  it.each([
    ['1,5', 'Write a point and not a comma: 1.5'],
    ['১,৫', 'Write a point and not a comma: 1.5'],
    ['', /Write the hours/],
    ['   ', /Write the hours/],
    ['0', 'Write more than 0 hours.'],
    ['0m', 'Write more than 0 hours.'],
    ['0.001', 'Write more than 0 hours.'],
    ['-1', /such as 1.5, 1h20, 90m or 1:20/],
    ['24.01', 'A day has no more than 24 hours.'],
    ['24:01', 'A day has no more than 24 hours.'],
    ['1500m', 'A day has no more than 24 hours.'],
    ['1e308', /such as/],
    ['Infinity', /such as/],
    ['two', /such as/],
    ['1:60', /such as/],
    ['1h75', /such as/],
    ['1:2', /such as/],
    ['1.5.2', /such as/],
    ['1h2h', /such as/],
    ['1d', /such as/],
  ])('%j are refused: %s', (text, complaint) => {
    const refused = readHours(text)
    expect('complaint' in refused && refused.complaint).toMatch(complaint)
  })
})

it('adds days up without the errors of binary fractions', () => {
  expect(sumOf([{ hours_worked: 0.1 }, { hours_worked: 0.2 }, { hours_worked: 2.25 }])).toBe(2.55)
  expect(sumOf([])).toBe(0)
})
