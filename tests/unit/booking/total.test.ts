import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatCedis, toPesewas } from '#lib/money.ts';
import { chosenOptions, toggleOption, totalOf } from '#lib/selection.ts';
import { optionsOf } from '#lib/service.ts';
import { loadService } from '../../support/load-service.ts';

// The price lists of the specification, section 3, in cedis.
const SPECIFIED = {
  'lab-services': {
    Hematology:
      'Full Blood Count 50, ESR 50, Hemoglobin (Hb) 30, Sickling Test 40, Thyroid Function Test 180, Blood Grouping 30',
    Microbiology:
      'H-Pylori 30, Typhi Dot (Widal Test) 30, Stool RE 30, Gonorrhoea 50, Chlamydia 50, Urine Culture 100, Urine RE 30',
    'Immunology and Serology':
      'Hepatitis B 20, Hepatitis B Profile 80, Hepatitis C 20, VDRL - Syphilis 30, Retro Screen [HIV] 50, RDT for Malaria 25, Serum Pregnancy Test 40, Urine Pregnancy Test 30',
    Biochemistry:
      'HbA1c 100, Fasting Blood Sugar 10, Beta HCG 130, Blood Film for Malaria 30, Glycated Hemoglobin 120, Liver Function Test 140, Renal Function Test 120, Lipid Profile 120, INR 100, Uric Acid 80, Hb Electrophoresis 80, D-Dimer 200, Leutinizing Hormone 80, Progesterone 80, Prolactin 80, Prostate Specific Antigen 130',
  },
  'mobile-van': {
    Hematology: 'Hemoglobin (Hb) 30, ESR 50, Sickling Test 40, Blood Grouping 30',
    'Immunology and Serology':
      'Hepatitis B 20, Hepatitis B Profile 80, Hepatitis C 20, VDRL - Syphilis 30, Retro Screen [HIV] 50, RDT for Malaria 25, Urine Pregnancy Test 30',
    Microbiology: 'H-Pylori 30, Typhi Dot (Widal Test) 30, Stool RE 30, Urine RE 30',
    Biochemistry: 'HbA1c 100, Hb Electrophoresis 80, Fasting Blood Sugar 10, Blood Film for Malaria 30',
  },
  telehealth: {
    Services:
      'General consultation 20, Mental Health Consultation 50, Eye Service Consultation 45, Weight Loss and Nutrition Consultation 50',
  },
} as const;

describe.each(Object.entries(SPECIFIED))('a patient who opens %s', (id, categories) => {
  const service = loadService(id);

  test('finds every category, name and price of the specification, in its order', () => {
    const shown = service.categories.map(({ name, options }) => [
      name,
      options.map((option) => `${option.name} ${option.price / 100}`).join(', '),
    ]);
    expect(shown).toEqual(Object.entries(categories));
  });

  test.each(optionsOf(service).map((option) => [option.name, option] as const))(
    'sees the price of %s alone as the total',
    (_name, option) => {
      expect(totalOf(chosenOptions(service, new Set([option.id])))).toBe(option.price);
    },
  );

  test('sees the sum of all when everything is chosen', () => {
    const all = new Set(optionsOf(service).map((option) => option.id));
    const { categories: written } = parse(readFileSync(`content/services/${id}.yaml`, 'utf8')) as {
      categories: { options: { price: number }[] }[];
    };
    const sum = written.flatMap(({ options }) => options).reduce((total, { price }) => total + price, 0);
    expect(totalOf(chosenOptions(service, all))).toBe(sum * 100);
  });
});

describe('a selection', () => {
  const service = loadService('lab-services');

  test('takes a name in at the first press and out at the second', () => {
    const once = toggleOption(new Set(), 'esr');
    expect([...once]).toEqual(['esr']);
    expect([...toggleOption(once, 'esr')]).toEqual([]);
  });

  test('is listed in the order of the price list, whatever was pressed first', () => {
    const chosen = chosenOptions(service, new Set(['d-dimer', 'esr', 'nothing-like-this']));
    expect(chosen.map(({ name }) => name)).toEqual(['ESR', 'D-Dimer']);
  });
});

describe('money', () => {
  test.each([
    [0, 'GH₵ 0.00'],
    [5, 'GH₵ 0.05'],
    [5000, 'GH₵ 50.00'],
    [1250, 'GH₵ 12.50'],
    [125_000, 'GH₵ 1250.00'],
  ])('%i pesewas read %s', (pesewas, text) => {
    expect(formatCedis(pesewas)).toBe(text);
  });

  test.each([
    [50, 5000],
    [12.5, 1250],
    [19.99, 1999],
    [0.07, 7],
    [1.15, 115],
  ])('%d cedis are exactly %i pesewas', (cedis, pesewas) => {
    expect(toPesewas(cedis)).toBe(pesewas);
  });
});
