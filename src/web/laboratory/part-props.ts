import type { LabPlace } from './place.ts';

/** What a part is given: where it is. It goes elsewhere by the address. */
export interface LabPartProps {
  readonly place: LabPlace;
}
