// Plays games of Fuse in bulk: one game a warp, thousands at once. A move is chosen by walks down a tree (PUCT), leaves
// are judged by the network, by random games or by both, and what is proven is never judged again. Also compiles as plain
// C++ (`g++ -x c++`), with one lane and one game at a time, to be tried where there is no graphics processor.
#include "rules.h"
#ifdef __CUDACC__
#include <cuda_fp16.h>
#include <cstdio>
#define KERNEL __global__ void __launch_bounds__(512, 2)
#define LANE (threadIdx.x & 31)
#define SYNC() __syncwarp()
#else
#include <cstdio>
#include <cstdlib>
#define LANE 0
#define SYNC()
#endif

// The network in words: tools/fuse/README.md. Each of 32 kinds of neurons of the first layer is there in the eight images
// of the board, and each of four kinds of the two second layers, which serve the value and the moves.
constexpr int inputs = 394, kinds = 32, images = 8, secondKinds = 4, pushes = 144;
constexpr int firstNeurons = kinds * images, secondNeurons = secondKinds * images;
constexpr int firstSize = inputs * kinds;
/** One image's part of a second layer, and as it is kept: four words further on, so that lanes read from other banks. */
constexpr int partSize = kinds * secondKinds, keptPart = partSize + secondKinds;
constexpr int secondSize = images * keptPart + secondKinds;
constexpr int valueSize = (secondKinds + 1) * 2;
constexpr int movesSize = pushes * secondKinds + pushes;
constexpr int networkSize = firstSize + 2 * secondSize + valueSize + movesSize;

/** What the eight images do; made by train.py. */
struct Images {
  /** The input whose weights an input has in each image. */
  uint16_t input[inputs][images];
  /** The same of a push. */
  uint8_t push[pushes][images];
  /** From an image of the second layer (column) to one of the first (row): which part of the weights. */
  uint8_t part[images][images];
};

enum Judge { byRandomGames = 0, byNetwork = 1, byBoth = 2 };

/** What one run is to do. The same layout as in train.py. */
struct Settings {
  uint64_t seed;
  int32_t scoring;
  int32_t walks;
  /** How the first and the second player judge leaves. In self-play both are the first. */
  int32_t judges[2];
  /** A match: every ring twice with the seats swapped, without noise; otherwise self-play with records. */
  int32_t isMatch;
  int32_t games;
  /** In a match of one player with itself: so many games of each ring in turn, and the results by ring. */
  int32_t gamesOfRing;
  /** Moves of a game that are drawn by their visits. */
  int32_t variedPlies;
  float curiosity, caution, noise, marginShare;
  int32_t ringCount;
};

/** What is kept of a position. The same layout as in train.py. */
struct Record {
  uint64_t ownCells, theirCells, markedCells;
  uint32_t ownBorder, theirBorder, markedBorder;
  float expected;
  int8_t result, margin, turn, scoring;
  int8_t ownLargest, theirLargest, proven, discs;
  uint8_t visits[pushes];
};
/** A disc goes in at each turn that has a choice. */
constexpr int maxRecords = places;
static_assert(sizeof(Record) == 192, "train.py reads records of 192 bytes");

struct alignas(16) Node {
  /** The sum of results for the player who moved here. */
  float total, prior;
  /** first << 7 | count */
  uint32_t children;
  uint16_t visits;
  uint8_t move, proof;
};

/** What is proven for the player who moved there. */
enum Proof { open = 0, loss = 1, draw = 2, win = 3 };

#ifdef __CUDACC__
typedef __half Weight;
#else
typedef float Weight;
#endif

struct Network {
  const Images* images;
  const Weight* first;
  /** For the value and for the moves: the parts, then the bias. */
  const float *second[2];
  const float *value, *moves;
};

struct Scratch {
  float firstLayer[firstNeurons];
  float secondLayer[secondNeurons];
  int32_t path[maxPlies + 3];
  uint8_t moves[maxMoves];
};

DEVICE float sumOfLanes(float x) {
#ifdef __CUDACC__
  for (int step = 16; step > 0; step >>= 1) x += __shfl_xor_sync(~0u, x, step);
#endif
  return x;
}

DEVICE float maxOfLanes(float x) {
#ifdef __CUDACC__
  for (int step = 16; step > 0; step >>= 1) x = fmaxf(x, __shfl_xor_sync(~0u, x, step));
#endif
  return x;
}

DEVICE bool isAny(bool x) {
#ifdef __CUDACC__
  return __any_sync(~0u, x);
#else
  return x;
#endif
}

/** The index with the largest value, the lowest of equals. */
DEVICE int bestOfLanes(float value, int index) {
#ifdef __CUDACC__
  for (int step = 16; step > 0; step >>= 1) {
    const float otherValue = __shfl_xor_sync(~0u, value, step);
    const int otherIndex = __shfl_xor_sync(~0u, index, step);
    if (otherValue > value || (otherValue == value && otherIndex < index)) {
      value = otherValue;
      index = otherIndex;
    }
  }
#endif
  return index;
}

/** Random numbers: a counter, mixed (splitmix64). */
struct Random {
  uint64_t state;
};

DEVICE uint32_t draw32(Random& random) {
  random.state += 0x9e3779b97f4a7c15ULL;
  uint64_t z = random.state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return uint32_t((z ^ (z >> 31)) >> 32);
}
DEVICE int below(Random& random, int limit) { return int((uint64_t(draw32(random)) * uint64_t(limit)) >> 32); }
DEVICE float share(Random& random) { return (draw32(random) + 0.5f) * (1.0f / 4294967296.0f); }

/** Lists the moves in the order of the rules; none where the game is over. */
DEVICE int listMoves(const Position& position, uint8_t* moves) {
  int total = 0;
#ifdef __CUDACC__
  const int place = LANE;
  int count = place < places && ((position.own.border >> place) & 1) ? freeAhead(position, place) : 0;
  int end = count;
  for (int step = 1; step < 32; step <<= 1) {
    const int before = __shfl_up_sync(~0u, end, step);
    if (LANE >= step) end += before;
  }
  total = __shfl_sync(~0u, end, 31);
  for (int index = 0; index < count; index++) moves[end - count + index] = uint8_t(8 * place + index + 1);
#else
  for (int place = 0; place < places; place++) {
    if (!((position.own.border >> place) & 1)) continue;
    const int free = freeAhead(position, place);
    for (int distance = 1; distance <= free; distance++) moves[total++] = uint8_t(8 * place + distance);
  }
#endif
  if (total == 0 && countPushes(position, position.their.border) > 0) {
    if (LANE == 0) moves[0] = passMove;
    total = 1;
  }
  SYNC();
  return total;
}

/** Plays random pushes to the end; the margin of the player to move at the start. */
DEVICE int randomGame(Position position, int scoring, Random& random) {
  const int turn = position.turn;
  bool isAfterPass = false;
  for (;;) {
    const int count = countPushes(position, position.own.border);
    if (count > 0) {
      int drawn = below(random, count);
      int place = 0;
      for (uint32_t rest = position.own.border;; rest &= rest - 1) {
        place = FIRST(uint64_t(rest));
        const int free = freeAhead(position, place);
        if (drawn < free) break;
        drawn -= free;
      }
      play(position, 8 * place + drawn + 1);
      isAfterPass = false;
    } else {
      if (isAfterPass) break;
      swapSides(position);
      isAfterPass = true;
    }
  }
  const int margin = marginOf(position, scoring);
  return position.turn == turn ? margin : -margin;
}

/** The sums of one kind of neuron in each lane, in all images; on one lane, of all kinds. */
struct Sums {
  float of[images][kinds / LANES];
};

DEVICE void turnOn(Sums& sums, const Network& network, int input) {
  for (int image = 0; image < images; image++) {
    const int row = network.images->input[input][image] * kinds;
    for (int kind = LANE, n = 0; kind < kinds; kind += LANES, n++) sums.of[image][n] += float(network.first[row + kind]);
  }
}

DEVICE void turnOnAll(Sums& sums, const Network& network, uint64_t bits, int base) {
  for (; bits != 0; bits &= bits - 1) turnOn(sums, network, base + FIRST(bits));
}

constexpr uint64_t notLastColumn = 0x7df7df7dfULL;  // 31 in each of six rows of six

/** Takes the last column out of each row: 6 * row + column becomes 5 * row + column. */
DEVICE uint64_t inFives(uint64_t cells) {
  uint64_t fives = 0;
  for (int row = 0; row < 6; row++) fives |= ((cells >> (6 * row)) & 31) << (5 * row);
  return fives;
}

DEVICE void turnOnSide(Sums& sums, const Network& network, const Discs& discs, const Discs& marked, int side, int largest) {
  turnOnAll(sums, network, discs.border, 60 * side);
  turnOnAll(sums, network, discs.cells, 60 * side + 24);
  turnOnAll(sums, network, inFives(discs.cells & (discs.cells >> 1) & notLastColumn), 120 + 60 * side);
  turnOnAll(sums, network, discs.cells & (discs.cells >> 6), 150 + 60 * side);
  turnOn(sums, network, 240 + 13 * side + largest);
  turnOnAll(sums, network, discs.border & marked.border, 266 + 60 * side);
  turnOnAll(sums, network, discs.cells & marked.cells, 290 + 60 * side);
}

/** The sizes of the largest groups inside, of both sides at once. */
DEVICE void largestInside(const Position& position, int& own, int& their) {
#ifdef __CUDACC__
  const int size = largestGroup(gridOf(LANE & 1 ? position.their : position.own, true), 0);
  own = __shfl_sync(~0u, size, 0);
  their = __shfl_sync(~0u, size, 1);
#else
  own = largestGroup(gridOf(position.own, true), 0);
  their = largestGroup(gridOf(position.their, true), 0);
#endif
}

/** Fills the first layer in `scratch`. */
DEVICE void look(const Network& network, const Position& position, int scoring, Scratch& scratch) {
  int own, their;
  largestInside(position, own, their);
  Sums sums = {};
  turnOn(sums, network, 386 + 2 * scoring + position.turn);
  turnOnSide(sums, network, position.own, position.marked, 0, own);
  turnOnSide(sums, network, position.their, position.marked, 1, their);
  for (int image = 0; image < images; image++) {
    for (int kind = LANE, n = 0; kind < kinds; kind += LANES, n++) {
      scratch.firstLayer[image * kinds + kind] = fmaxf(sums.of[image][n], 0.0f);
    }
  }
  SYNC();
}

/** Fills the second layer of the value (0) or of the moves (1). */
DEVICE void fillSecond(const Network& network, int which, Scratch& scratch) {
  const float* weights = network.second[which];
  for (int neuron = LANE; neuron < secondNeurons; neuron += LANES) {
    const int image = neuron / secondKinds, kind = neuron % secondKinds;
    float sum = weights[images * keptPart + kind];
    for (int from = 0; from < images; from++) {
      const float* part = weights + network.images->part[from][image] * keptPart + kind;
      for (int of = 0; of < kinds; of++) sum += scratch.firstLayer[from * kinds + of] * part[of * secondKinds];
    }
    scratch.secondLayer[neuron] = fmaxf(sum, 0.0f);
  }
  SYNC();
}

DEVICE float valueOf(const Network& network, const Scratch& scratch, float marginShare) {
  float result = 0, margin = 0;
  for (int neuron = LANE; neuron < secondNeurons; neuron += LANES) {
    result += scratch.secondLayer[neuron] * network.value[2 * (neuron % secondKinds)];
    margin += scratch.secondLayer[neuron] * network.value[2 * (neuron % secondKinds) + 1];
  }
  result = sumOfLanes(result) + network.value[2 * secondKinds];
  margin = sumOfLanes(margin) + network.value[2 * secondKinds + 1];
  return tanhf(result) + marginShare * margin;
}

DEVICE float weightOf(const Network& network, const Scratch& scratch, int move) {
  const int push = (move >> 3) * 6 + (move & 7) - 1;
  float sum = network.moves[pushes * secondKinds + push];
  for (int image = 0; image < images; image++) {
    const float* row = network.moves + network.images->push[push][image] * secondKinds;
    for (int kind = 0; kind < secondKinds; kind++) sum += scratch.secondLayer[image * secondKinds + kind] * row[kind];
  }
  return sum;
}

/** Points in units of the margin's head: ten, or forty in omega. */
DEVICE float marginInUnits(int margin, int scoring) { return margin * (scoring == scoreOmega ? 0.025f : 0.1f); }

struct Player {
  Network network;
  int judge;
};

/** Gives a node children and says what the player to move may expect there. */
DEVICE float expand(Node* tree, int node, int& size, const Position& position, const Player& player,
                    const Settings& settings, Scratch& scratch, int count, Random& laneRandom) {
  float value = 0;
  if (player.judge != byNetwork) {
    const int margin = randomGame(position, settings.scoring, laneRandom);
    value = resultOf(margin, position.turn, settings.scoring) +
            settings.marginShare * marginInUnits(margin, settings.scoring);
    value = sumOfLanes(value) / LANES;
  }
  float most = 0;
  if (player.judge != byRandomGames) {
    look(player.network, position, settings.scoring, scratch);
    fillSecond(player.network, 0, scratch);
    const float expected = valueOf(player.network, scratch, settings.marginShare);
    value = player.judge == byBoth ? 0.5f * (value + expected) : expected;
    most = -1e30f;
  }
  const int first = size;
  float weights[(maxMoves + LANES - 1) / LANES];
  float total = 0;
  if (player.judge != byRandomGames && count > 1) {
    SYNC();
    fillSecond(player.network, 1, scratch);
    for (int index = LANE, n = 0; index < count; index += LANES, n++) {
      weights[n] = weightOf(player.network, scratch, scratch.moves[index]);
      most = fmaxf(most, weights[n]);
    }
    most = maxOfLanes(most);
    for (int index = LANE, n = 0; index < count; index += LANES, n++) {
      weights[n] = expf(weights[n] - most);
      total += weights[n];
    }
    total = sumOfLanes(total);
  }
  for (int index = LANE, n = 0; index < count; index += LANES, n++) {
    Node child = {};
    child.prior = total > 0 ? weights[n] / total : 1.0f / count;
    child.move = scratch.moves[index];
    tree[first + index] = child;
  }
  if (LANE == 0) tree[node].children = uint32_t(first) << 7 | uint32_t(count);
  size += count;
  SYNC();
  return value;
}

DEVICE int select(const Node* tree, int node, const Settings& settings) {
  const Node parent = tree[node];
  const int first = parent.children >> 7, count = parent.children & 127;
  const float untried = (parent.visits == 0 ? 0.0f : -parent.total / parent.visits) - settings.caution;
  const float attraction = settings.curiosity * sqrtf(float(parent.visits) + 1.0f);
  float best = -1e30f;
  int bestIndex = 0;
  for (int index = LANE; index < count; index += LANES) {
    const Node child = tree[first + index];
    const float bound = child.proof == win    ? 1e30f
                        : child.proof == loss ? -1e29f
                        : child.proof == draw ? 0.0f
                                              : (child.visits == 0 ? untried : child.total / child.visits) +
                                                    attraction * child.prior / (1.0f + child.visits);
    if (bound > best) {
      best = bound;
      bestIndex = index;
    }
  }
  return first + bestOfLanes(best, bestIndex);
}

/** What follows for a node from its children, for the player who moved there. */
DEVICE int proofOf(const Node* tree, int node) {
  const uint32_t children = tree[node].children;
  const int first = children >> 7, count = children & 127;
  bool hasWin = false, hasOpen = false, hasDraw = false;
  for (int index = LANE; index < count; index += LANES) {
    const int proof = tree[first + index].proof;
    hasWin |= proof == win;
    hasOpen |= proof == open;
    hasDraw |= proof == draw;
  }
  if (isAny(hasWin)) return loss;
  if (isAny(hasOpen)) return open;
  return isAny(hasDraw) ? draw : win;
}

/** One walk from the root to a leaf and back. */
DEVICE void walk(Node* tree, int& size, const Position& root, const Player& player, const Settings& settings,
                 Scratch& scratch, Random& laneRandom) {
  Position position = root;
  int node = 0, depth = 0;
  if (LANE == 0) scratch.path[0] = 0;
  while (tree[node].children != 0 && tree[node].proof == open) {
    node = select(tree, node, settings);
    play(position, tree[node].move);
    depth++;
    if (LANE == 0) scratch.path[depth] = node;
  }
  SYNC();
  float result;
  const int proof = tree[node].proof;
  if (proof != open) {
    result = proof == win ? 1.0f : proof == loss ? -1.0f : 0.0f;
  } else {
    const int count = listMoves(position, scratch.moves);
    if (count > 0) {
      result = -expand(tree, node, size, position, player, settings, scratch, count, laneRandom);
    } else {
      const int margin = marginOf(position, settings.scoring);
      const int value = -resultOf(margin, position.turn, settings.scoring);
      result = value - settings.marginShare * marginInUnits(margin, settings.scoring);
      if (LANE == 0) tree[node].proof = value > 0 ? win : value < 0 ? loss : draw;
      SYNC();
      for (int place = depth - 1; place >= 0; place--) {
        const int found = proofOf(tree, scratch.path[place]);
        if (found == open) break;
        if (LANE == 0) tree[scratch.path[place]].proof = uint8_t(found);
        SYNC();
      }
    }
  }
  for (int place = LANE; place <= depth; place += LANES) {
    Node& at = tree[scratch.path[place]];
    at.total += (depth - place) & 1 ? -result : result;
    at.visits++;
  }
  SYNC();
}

/** Makes the moves of the root less sure, so that games differ (Dirichlet's noise, nearly). */
DEVICE void addNoise(Node* tree, float noise, Random& laneRandom) {
  const int first = tree[0].children >> 7, count = tree[0].children & 127;
  float drawn[(maxMoves + LANES - 1) / LANES];
  float total = 0;
  for (int index = LANE, n = 0; index < count; index += LANES, n++) {
    drawn[n] = -logf(share(laneRandom)) * powf(share(laneRandom), count / 10.0f);
    total += drawn[n];
  }
  total = sumOfLanes(total);
  for (int index = LANE, n = 0; index < count; index += LANES, n++) {
    tree[first + index].prior = (1 - noise) * tree[first + index].prior + noise * drawn[n] / total;
  }
  SYNC();
}

/** How much a move of the root is to be played: its visits, unless it is proven to be worse than another. */
DEVICE float worth(const Node& child, int rootProof) {
  // The root is proven for whoever moved before: its loss is the player's win.
  if (rootProof == loss) return child.proof == win ? child.visits + 1.0f : 0.0f;
  if (rootProof == draw) return child.proof == draw ? child.visits + 1.0f : 0.0f;
  if (rootProof == win) return child.visits + 1.0f;
  return child.proof == loss ? 0.0f : float(child.visits);
}

/** Plays one game; fills `records` and returns how many there are; the result for white in `score`. */
DEVICE int playGame(Node* tree, Position position, const Player* players, const Settings& settings, Scratch& scratch,
                    Random& random, Random& laneRandom, Record* records, int& score) {
  int count = 0;
  int randomPlies = settings.isMatch || below(random, 4) != 0 ? 0 : 1 + below(random, 8);
  for (int ply = 0;; ply++) {
    const int moves = listMoves(position, scratch.moves);
    if (moves == 0) break;
    if (moves == 1) {
      const int move = scratch.moves[0];
      SYNC();
      play(position, move);
      continue;
    }
    if (ply < randomPlies) {
      const int move = scratch.moves[below(random, moves)];
      SYNC();
      play(position, move);
      continue;
    }
    const Player& player = players[settings.isMatch ? position.turn : 0];
    int size = 1;
    if (LANE == 0) tree[0] = Node{};
    SYNC();
    walk(tree, size, position, player, settings, scratch, laneRandom);
    if (!settings.isMatch) addNoise(tree, settings.noise, laneRandom);
    for (int n = 1; n < settings.walks && tree[0].proof == open; n++) {
      walk(tree, size, position, player, settings, scratch, laneRandom);
    }
    const Node root = tree[0];
    const int first = root.children >> 7;
    float best = -1, total = 0;
    int bestIndex = 0;
    for (int index = LANE; index < moves; index += LANES) {
      const float value = worth(tree[first + index], root.proof);
      total += value;
      if (value > best) {
        best = value;
        bestIndex = index;
      }
    }
    total = sumOfLanes(total);
    int chosen = bestOfLanes(best, bestIndex);
    const float scale = total > 0 ? 255.0f / total : 0;
    if (!settings.isMatch) {
      Record& record = records[count++];
      int own, their;
      largestInside(position, own, their);
      for (int push = LANE; push < pushes; push += LANES) record.visits[push] = 0;
      SYNC();
      for (int index = LANE; index < moves; index += LANES) {
        const Node child = tree[first + index];
        record.visits[(child.move >> 3) * 6 + (child.move & 7) - 1] = uint8_t(worth(child, root.proof) * scale + 0.5f);
      }
      if (LANE == 0) {
        record.ownCells = position.own.cells;
        record.theirCells = position.their.cells;
        record.markedCells = position.marked.cells;
        record.ownBorder = position.own.border;
        record.theirBorder = position.their.border;
        record.markedBorder = position.marked.border;
        const float mean = -root.total / root.visits;
        record.expected = root.proof == loss ? 1.0f : root.proof == win ? -1.0f : root.proof == draw ? 0.0f : mean;
        record.proven = root.proof != open;
        record.turn = int8_t(position.turn);
        record.scoring = int8_t(settings.scoring);
        record.ownLargest = int8_t(own);
        record.theirLargest = int8_t(their);
        record.discs = int8_t(COUNT(uint64_t(position.own.border | position.their.border)));
      }
    }
    if (ply < settings.variedPlies) {
      const int likeliest = chosen;
      float drawn = share(random) * total;
      chosen = -1;
      for (int index = 0; index < moves && chosen < 0; index++) {
        drawn -= worth(tree[first + index], root.proof);
        if (drawn < 0) chosen = index;
      }
      if (chosen < 0) chosen = likeliest;
    }
    const int move = tree[first + chosen].move;
    SYNC();
    play(position, move);
  }
  const int margin = marginOf(position, settings.scoring);
  const int result = resultOf(margin, position.turn, settings.scoring);
  score = position.turn == 0 ? result : -result;
  const int whiteMargin = position.turn == 0 ? margin : -margin;
  for (int index = LANE; index < count; index += LANES) {
    Record& record = records[index];
    record.result = int8_t(record.turn == 0 ? score : -score);
    record.margin = int8_t(record.turn == 0 ? whiteMargin : -whiteMargin);
  }
  SYNC();
  return count;
}

/** One of the discs of a set, each equally likely. */
DEVICE uint32_t oneOf(uint32_t discs, Random& random) {
  for (int skipped = below(random, COUNT(uint64_t(discs))); skipped > 0; skipped--) discs &= discs - 1;
  return discs & (~discs + 1);
}

DEVICE Position startOf(uint32_t white, const Settings& settings, Random& random) {
  Position position = {};
  position.own.border = white;
  position.their.border = 0xffffff ^ white;
  if (settings.scoring == scoreKings) position.marked.border = oneOf(position.own.border, random) | oneOf(position.their.border, random);
  return position;
}

/** Games, and in a match the points of the first player as white and as black, in halves. */
struct Counts {
  unsigned long long games, asWhite, asBlack, whiteWins, blackWins;
};

#ifdef __CUDACC__
DEVICE void readNetwork(const float* from, const Images* images, Weight* into, Network& network) {
  for (int index = threadIdx.x; index < firstSize; index += blockDim.x) into[index] = __float2half(from[index]);
  float* rest = reinterpret_cast<float*>(into + firstSize);
  for (int index = threadIdx.x; index < networkSize - firstSize; index += blockDim.x) rest[index] = from[firstSize + index];
  float* value = rest + 2 * secondSize;
  network = {images, into, {rest, rest + secondSize}, value, value + valueSize};
}

constexpr int networkBytes = firstSize * 2 + (networkSize - firstSize) * 4;
constexpr int imagesBytes = (int(sizeof(Images)) + 15) / 16 * 16;

KERNEL playAll(const float* networks, const Images* images, const uint32_t* rings, Settings settings, Node* trees, long long nodesEach,
               Record* records, unsigned* byRing, Counts* counts) {
  extern __shared__ char shared[];
  Images* ours = reinterpret_cast<Images*>(shared);
  for (int index = threadIdx.x; index < int(sizeof(Images)); index += blockDim.x) shared[index] = reinterpret_cast<const char*>(images)[index];
  char* next = shared + imagesBytes;
  Network read[2];
  readNetwork(networks, ours, reinterpret_cast<Weight*>(next), read[0]);
  read[1] = read[0];
  next += networkBytes;
  if (settings.isMatch) {
    readNetwork(networks + networkSize, ours, reinterpret_cast<Weight*>(next), read[1]);
    next += networkBytes;
  }
  __syncthreads();
  Scratch& scratch = reinterpret_cast<Scratch*>(next)[threadIdx.x >> 5];
  const long long warp = (long long)blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5);
  Node* tree = trees + warp * nodesEach;
  for (;;) {
    unsigned long long game = 0;
    if (LANE == 0) game = atomicAdd(&counts->games, 1ULL);
    game = __shfl_sync(~0u, game, 0);
    if (game >= (unsigned long long)settings.games) break;
    const bool isTwice = settings.isMatch && settings.gamesOfRing == 0;
    Random random = {settings.seed + (isTwice ? game >> 1 : game) * 0xd1342543de82ef95ULL};
    Random laneRandom = {(settings.seed + game * 32 + LANE + 1) * 0xaef17502108ef2d9ULL};
    const int ring = settings.gamesOfRing > 0 ? int(game / settings.gamesOfRing) : below(random, settings.ringCount);
    const Position start = startOf(rings[ring], settings, random);
    // In every second game of a match the first player has black.
    const int first = settings.isMatch ? int(game & 1) : 0;
    const Player players[2] = {{read[first], settings.judges[first]}, {read[first ^ 1], settings.judges[first ^ 1]}};
    int score;
    playGame(tree, start, players, settings, scratch, random, laneRandom,
             records + game * maxRecords, score);
    if (LANE == 0) {
      // White's wins, draws and losses.
      if (settings.gamesOfRing > 0) atomicAdd(byRing + 3 * ring + 1 - score, 1u);
      if (score > 0) atomicAdd(&counts->whiteWins, 1ULL);
      if (score < 0) atomicAdd(&counts->blackWins, 1ULL);
      const int points = 1 + (first == 0 ? score : -score);
      if (settings.isMatch) atomicAdd(first == 0 ? &counts->asWhite : &counts->asBlack, (unsigned long long)points);
    }
    __syncwarp();
  }
}

/** All pointers but those of settings and counts are the device's; `records` has room for maxRecords of each game. Returns 0, or the number of CUDA's error. */
extern "C" int fusePlay(const float* networks, const Images* images, const uint32_t* rings, const Settings* settings,
                        Record* records, unsigned* byRing, Counts* counts) {
  int processors = 0;
  cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0);
  const int threads = 512;
  const int bytes = imagesBytes + networkBytes * (settings->isMatch ? 2 : 1) + int(sizeof(Scratch)) * threads / 32;
  const int needed = (settings->games + threads / 32 - 1) / (threads / 32);
  const int blocks = needed < 2 * processors ? needed : 2 * processors;
  const long long warps = (long long)blocks * threads / 32;
  const long long nodesEach = (long long)settings->walks * maxMoves + maxMoves + 2;
  Node* trees;
  Counts* onDevice;
  cudaMalloc(&trees, warps * nodesEach * sizeof(Node));
  cudaMalloc(&onDevice, sizeof(Counts));
  cudaMemset(onDevice, 0, sizeof(Counts));
  cudaFuncSetAttribute(playAll, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  playAll<<<blocks, threads, bytes>>>(networks, images, rings, *settings, trees, nodesEach, records, byRing, onDevice);
  cudaMemcpy(counts, onDevice, sizeof(Counts), cudaMemcpyDeviceToHost);
  const cudaError_t error = cudaDeviceSynchronize();
  const cudaError_t last = cudaGetLastError();
  cudaFree(trees);
  cudaFree(onDevice);
  if (error != cudaSuccess || last != cudaSuccess) {
    fprintf(stderr, "%s, %s\n", cudaGetErrorString(error), cudaGetErrorString(last));
    return int(error != cudaSuccess ? error : last);
  }
  return 0;
}
#endif
