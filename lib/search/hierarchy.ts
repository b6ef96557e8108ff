import { type Hierarchy, type HierarchyLevel, hierarchyLevels } from './search-client';

/** A page's place and title, before any heading. */
export function pageHierarchy(category: string, title: string): Hierarchy {
  return { ...emptyHierarchy, lvl0: category, lvl1: title };
}

const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** The hierarchy below a heading: those above it stay, those of its level and below make way. */
export function withHeading(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const entries = hierarchyLevels.map((name, index) => [
    name,
    index < level ? hierarchy[name] : index === level ? heading : null,
  ]);
  return Object.fromEntries(entries) as Record<HierarchyLevel, string | null>;
}
