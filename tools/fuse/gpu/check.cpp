// Reads positions and writes what rules.h makes of them, for check.ts: the margin under each scoring, then after each
// move the discs of the player who is then to move.
#include <cstdio>
#include "rules.h"

int main() {
  Position position = {};
  while (scanf("%u %lu %u %lu %u %lu", &position.own.border, &position.own.cells, &position.their.border,
               &position.their.cells, &position.marked.border, &position.marked.cells) == 6) {
    for (int scoring = scoreAll; scoring <= scoreOmega; scoring++) printf("%d ", marginOf(position, scoring));
    const bool mustPass = countPushes(position, position.own.border) == 0;
    for (int place = 0; place < places; place++) {
      const int free = (position.own.border >> place) & 1 ? freeAhead(position, place) : 0;
      for (int distance = 1; distance <= free; distance++) {
        Position next = position;
        play(next, 8 * place + distance);
        printf("%d:%u.%lu.%u.%lu.%u.%lu ", 8 * place + distance, next.own.border, next.own.cells, next.their.border,
               next.their.cells, next.marked.border, next.marked.cells);
      }
    }
    if (mustPass && countPushes(position, position.their.border) > 0) printf("pass ");
    printf("\n");
  }
}
