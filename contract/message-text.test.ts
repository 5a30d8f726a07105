import { describe, expect, it } from 'vitest'
import { messageOf, strangeFields } from './message-text.ts'

const english =
  'Case {number}: next date {date}, {court}, for {purpose}. Please contact us for details. {firm}'
const bangla = 'মামলা {number}: পরবর্তী তারিখ {date}, {court}, উদ্দেশ্য: {purpose}। বিস্তারিত জানতে যোগাযোগ করুন। {firm}'
const values = {
  ...{ number: 'C.R. 88/2024', case: 'LAND-4', date: 'Dec 03, 2026', court: 'District Judge, Dhaka' },
  ...{ purpose: 'Argument', order: '', firm: 'TRW' },
}

describe('a message for the client', () => {
  it('has its fields filled, whatever signs are in them', () => {
    expect(messageOf(english, values)).toBe(
      'Case C.R. 88/2024: next date Dec 03, 2026, District Judge, Dhaka, for Argument. Please contact us for details. TRW',
    )
  })

  it.each([
    [
      { purpose: '' },
      'Case C.R. 88/2024: next date Dec 03, 2026, District Judge, Dhaka. Please contact us for details. TRW',
    ],
    [
      { court: ' ' },
      'Case C.R. 88/2024: next date Dec 03, 2026, for Argument. Please contact us for details. TRW',
    ],
    [
      { number: '' },
      'next date Dec 03, 2026, District Judge, Dhaka, for Argument. Please contact us for details. TRW',
    ],
    [{ date: '', court: '', purpose: '' }, 'Case C.R. 88/2024. Please contact us for details. TRW'],
    [{ number: '', date: '', court: '', purpose: '' }, 'Please contact us for details. TRW'],
    [
      { firm: '', purpose: '' },
      'Case C.R. 88/2024: next date Dec 03, 2026, District Judge, Dhaka. Please contact us for details.',
    ],
  ])('check 51: an empty field takes its words with it: %j', (empty, said) => {
    expect(messageOf(english, { ...values, ...empty })).toBe(said)
  })

  it('check 51: also in Bangla, where the purpose has a name before it', () => {
    const of = { ...values, number: '৮৮/২০২৪', date: '৩ ডিসেম্বর ২০২৬', court: 'জেলা জজ', purpose: 'যুক্তিতর্ক' }
    expect(messageOf(bangla, of)).toBe(
      'মামলা ৮৮/২০২৪: পরবর্তী তারিখ ৩ ডিসেম্বর ২০২৬, জেলা জজ, উদ্দেশ্য: যুক্তিতর্ক। বিস্তারিত জানতে যোগাযোগ করুন। TRW',
    )
    expect(messageOf(bangla, { ...of, purpose: '' })).toBe(
      'মামলা ৮৮/২০২৪: পরবর্তী তারিখ ৩ ডিসেম্বর ২০২৬, জেলা জজ। বিস্তারিত জানতে যোগাযোগ করুন। TRW',
    )
  })

  it('keeps lines, leaves out a sentence of an empty field alone, and knows no other fields', () => {
    const template = 'Dear client,\n{order}\nCourt: {court}; item 4.\nOrder: {order}.'
    expect(messageOf(template, values)).toBe('Dear client,\nCourt: District Judge, Dhaka; item 4.')
    expect(strangeFields('{number} {client} {firm} {parties}')).toEqual(['client', 'parties'])
  })
})
