import { createContext, useContext } from 'react';
import type { CompanyColour, CompanyId } from '../../rules/index.ts';
import { COMPANY_IDS, type ComponentSet, OWN_SET } from '../../rules/index.ts';

/** The component set of the match: companies take their colour and their place from it. */
export const SetContext = createContext<ComponentSet>(OWN_SET);

/** Colour and livery of a company. The livery is a pattern by its place in the set, so that colour never speaks alone. */
export interface Look {
  readonly colour: CompanyColour;
  readonly livery: number;
}

export const LIVERIES = 5;

export function lookOf(set: ComponentSet, company: CompanyId): Look {
  const at = set.companies.findIndex(({ id }) => id === company);
  return {
    colour: set.companies[at]?.colour ?? 'grey',
    livery: (at < 0 ? COMPANY_IDS.indexOf(company) : at) % LIVERIES,
  };
}

export const useLook = (company: CompanyId): Look => lookOf(useContext(SetContext), company);
