package games.chalet.rules.infiniski.bot;

import java.util.function.Consumer;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;

/** Weights by which a sum of features is nearest to what was seen: a ridge regression. */
final class LeastSquares {

  /** The weight of earlier observations. */
  private static final double FADING = 0.6;

  /** As if each feature had been seen so often to bring nothing. */
  private static final double DOUBT = 20;

  private final double[][] together;
  private final double[] brought;

  LeastSquares(int features) {
    together = new double[features][features];
    brought = new double[features];
  }

  /** Lets what was seen until now count less. */
  void fade() {
    for (int one = 0; one < brought.length; one++) {
      brought[one] *= FADING;
      for (int other = 0; other < brought.length; other++) {
        together[one][other] *= FADING;
      }
    }
  }

  /** Sees what these features brought. */
  void add(Consumer<Features.Visitor> features, double outcome) {
    features.accept(
        (one, amount) -> {
          brought[one] += amount * outcome;
          features.accept((other, much) -> together[one][other] += amount * much);
        });
  }

  double[] weights() {
    RealMatrix sums = MatrixUtils.createRealMatrix(together);
    for (int one = 0; one < brought.length; one++) {
      sums.addToEntry(one, one, DOUBT);
    }
    return new CholeskyDecomposition(sums)
        .getSolver()
        .solve(new ArrayRealVector(brought))
        .toArray();
  }
}
