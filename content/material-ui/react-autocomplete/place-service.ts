export interface Place {
  id: string;
  name: string;
  area: string;
}

const places: readonly Place[] = [
  { id: 'p01', name: '4 Mill Lane', area: 'Ostby, Northmoor' },
  { id: 'p02', name: '18 Mill Lane', area: 'Ostby, Northmoor' },
  { id: 'p03', name: 'Millbrook Station', area: 'Millbrook, Northmoor' },
  { id: 'p04', name: 'Botanical Garden', area: 'Harrowgate, Eastfold' },
  { id: 'p05', name: 'Central Library', area: 'Harrowgate, Eastfold' },
  { id: 'p06', name: 'Central Station', area: 'Harrowgate, Eastfold' },
  { id: 'p07', name: 'Harbour Market', area: 'Saltquay, Westmark' },
  { id: 'p08', name: '2 Harbour Street', area: 'Saltquay, Westmark' },
  { id: 'p09', name: 'Lighthouse Museum', area: 'Saltquay, Westmark' },
  { id: 'p10', name: 'Old Town Hall', area: 'Ostby, Northmoor' },
  { id: 'p11', name: 'Riverside Park', area: 'Millbrook, Northmoor' },
  { id: 'p12', name: 'University Hospital', area: 'Harrowgate, Eastfold' },
];

export const formatPlace = (place: Place) => `${place.name}, ${place.area}`;

/** Stands in for a remote service: answers after a while, with at most five places. */
export function searchPlaces(query: string): Promise<Place[]> {
  const words = query.toLowerCase().split(/\s+/);
  const found = places.filter((place) => {
    const text = formatPlace(place).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return new Promise((resolve) => {
    setTimeout(() => resolve(found.slice(0, 5)), 400);
  });
}
